import {
  Banknote, Clock, Crown, FileText, FerrisWheel, Flag, History, IdCard, Lock, Mail, Percent, Receipt, Ticket, Trophy, Wallet, Zap, type LucideProps,
} from 'lucide-react'

const icons = {
  banknote: Banknote, clock: Clock, crown: Crown, 'ferris-wheel': FerrisWheel, 'file-text': FileText, flag: Flag, history: History,
  'id-card': IdCard, lock: Lock, mail: Mail, percent: Percent, receipt: Receipt, ticket: Ticket, trophy: Trophy, wallet: Wallet, zap: Zap,
}

export type OtherIcon = keyof typeof icons

/** The icons that no first page needs. */
export default function OtherIconShape({ name, ...look }: LucideProps & { name: OtherIcon }) {
  const Shape = icons[name]
  return <Shape {...look} />
}
