import type { Server } from 'socket.io'

/** The instances of a sandbox that share its database. */
export interface Instances {
  /**
   * Whether this instance does the work that only one may do. Another one takes over when this one loses its connection
   * to the database.
   */
  isLeader(): Promise<boolean>
  /** By what events reach the sockets of the other instances; undefined if there are none. */
  adapter?: Parameters<Server['adapter']>[0]
  /** Leaves the others. */
  close(): Promise<void>
}

/** The only instance: its database is in a file or in memory. */
export const alone: Instances = { isLeader: async () => true, close: async () => {} }
