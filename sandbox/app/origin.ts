import type { FastifyRequest } from 'fastify'

/** The origin through which the caller reached the sandbox, such as `http://localhost:4600`. */
export const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`
