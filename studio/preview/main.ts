import '../../engine/ui/base.css'
import { domains } from '../../domains/domains.ts'
import { boot } from '../../engine/boot/boot.tsx'
import { registry } from '../../widgets/registry.ts'
import { readSettings } from './settings.ts'

/** The start of a page that can be a preview: as `engine/main.tsx`, and with the bridge where Studio frames it. */
const root = document.getElementById('root')
const settings = readSettings()
// The browser draws the page over its HTML file: that is of the saved manifest and a visitor, and blocks are in other elements here.
if (root) delete root.dataset.path
if (root && settings)
  void import('./bridge.ts').then(
    ({ startPreview }) => startPreview(settings, registry, (own) => boot(root, registry, [own, ...domains])),
    // Studio says that the frame shows no preview, and loads it again on demand.
    () => undefined,
  )
else if (root) void boot(root, registry, domains)
