import { keepOfflineShell } from './offline-shell.ts'
import type { WorkerScope } from './worker-scope.ts'

// The types of the page’s `window` and of a worker’s global scope exclude each other.
keepOfflineShell(self as unknown as WorkerScope)
