import './ui/base.css'
import { domains } from '#domains/domains.ts'
import { registry } from '../widgets/registry.ts'
import { boot } from './boot/boot.tsx'

const root = document.getElementById('root')
// In a task of its own: on a slow phone the evaluation of the code is a long one already.
if (root) setTimeout(() => void boot(root, registry, domains))
