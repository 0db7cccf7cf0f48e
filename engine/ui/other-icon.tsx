import {
  ArrowDownToLine, ArrowUpFromLine, Banknote, Bell, Calendar, CircleAlert, CircleCheck, Clock, Coins, Crown, FileText, Flag, History, Hourglass,
  IdCard, LoaderPinwheel, Lock, LogOut, Mail, MailOpen, Maximize, MessageCircle, Minimize, Percent, Plus, Receipt, Search, ShieldCheck, TrendingDown, Trophy, Upload,
  Wallet, Wrench, type LucideProps,
} from 'lucide-react'

const icons = {
  'arrow-down-to-line': ArrowDownToLine, 'arrow-up-from-line': ArrowUpFromLine, banknote: Banknote, bell: Bell, calendar: Calendar,
  'circle-alert': CircleAlert, 'circle-check': CircleCheck, clock: Clock, coins: Coins, crown: Crown, 'file-text': FileText, flag: Flag, history: History,
  hourglass: Hourglass, 'id-card': IdCard, 'loader-pinwheel': LoaderPinwheel, lock: Lock, 'log-out': LogOut, mail: Mail, 'mail-open': MailOpen, maximize: Maximize, 'message-circle': MessageCircle,
  minimize: Minimize, percent: Percent, plus: Plus, receipt: Receipt, search: Search, 'shield-check': ShieldCheck, 'trending-down': TrendingDown,
  trophy: Trophy, upload: Upload, wallet: Wallet, wrench: Wrench,
}

export type OtherIcon = keyof typeof icons

/** The icons that no first page needs. */
export default function OtherIconShape({ name, ...look }: LucideProps & { name: OtherIcon }) {
  const Shape = icons[name]
  return <Shape {...look} />
}
