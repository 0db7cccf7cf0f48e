import './ui/base.css'
import { domains } from '#domains/domains.ts'
import { registry } from '../widgets/registry.ts'
import { boot } from './boot/boot.tsx'

const root = document.getElementById('root')
if (root) void boot(root, registry, domains)
