import type { FastifyInstance } from 'fastify'
import type { AddressQuery, PostalAddress } from '#api'
import { notFound } from '../../app/errors.ts'
import { routesOf } from '../../app/routes.ts'

/** Addresses by country and postcode: public places of Brazil, from ViaCEP, https://viacep.com.br. */
const addresses: Record<string, PostalAddress> = {
  'BR 01001000': { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', region: 'SP' },
  'BR 01310100': { street: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', region: 'SP' },
  'BR 20040002': { street: 'Avenida Rio Branco', district: 'Centro', city: 'Rio de Janeiro', region: 'RJ' },
  'BR 70040010': { street: 'Quadra SBN Quadra 1', district: 'Asa Norte', city: 'Brasília', region: 'DF' },
}

/** What is known of the addresses of a postcode; 404 for another one. */
export function addressRoutes(api: FastifyInstance): void {
  routesOf(api, 'addresses').on<{ Querystring: AddressQuery }>(
    'find',
    'The address of a postcode',
    async ({ query: { country, postcode } }): Promise<PostalAddress> => {
      const found = addresses[`${country} ${postcode}`]
      if (!found) throw notFound()
      return found
    },
  )
}
