import { keepOfflineShell } from './offline-shell.ts'
import type { WorkerScope } from './worker-scope.ts'

keepOfflineShell(self as unknown as WorkerScope)
