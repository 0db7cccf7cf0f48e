import './ui/base.css'
import { registry } from '../widgets/registry.ts'
import { boot } from './boot/boot.tsx'

const root = document.getElementById('root')
if (root) void boot(root, registry)
