import {
  Calendar, CircleCheck, Clock, Crown, FileText, Flag, History, IdCard, Lock, Mail, MailOpen, Maximize, MessageCircle, Minimize, Percent, Receipt,
  Search, ShieldCheck, Trophy, Upload, Wallet, Wrench, type LucideProps,
} from 'lucide-react'

const icons = {
  calendar: Calendar, 'circle-check': CircleCheck, clock: Clock, crown: Crown, 'file-text': FileText, flag: Flag, history: History,
  'id-card': IdCard, lock: Lock, mail: Mail, 'mail-open': MailOpen, maximize: Maximize, 'message-circle': MessageCircle, minimize: Minimize, percent: Percent, receipt: Receipt,
  search: Search, 'shield-check': ShieldCheck, trophy: Trophy, upload: Upload, wallet: Wallet, wrench: Wrench,
}

export type OtherIcon = keyof typeof icons

/** The icons that no first page needs. */
export default function OtherIconShape({ name, ...look }: LucideProps & { name: OtherIcon }) {
  const Shape = icons[name]
  return <Shape {...look} />
}
