import type { DepositRequest, PaymentMethodsQuery, WithdrawalRequest } from '#api'
import { isPaymentMethodList, isPaymentOperation, isPaymentOperationList } from '#schemas/is-api/payments.js'
import type { Http } from '#engine/data/http.ts'

const under = (key: string) => ({ 'Idempotency-Key': key })

/** Deposits and withdrawals (extension calls). Under one key the server makes one operation, however often it is sent. */
export const paymentsApi = (http: Http) => ({
  methods: (query: PaymentMethodsQuery) => http.get('/payments/methods', isPaymentMethodList, query),
  deposit: (key: string, body: DepositRequest) =>
    http.send('POST', '/payments/deposits', isPaymentOperation, body, under(key)),
  withdraw: (key: string, body: WithdrawalRequest) =>
    http.send('POST', '/payments/withdrawals', isPaymentOperation, body, under(key)),
  /** Those that are not over. */
  open: () => http.get('/payments/operations', isPaymentOperationList),
  /** Fails with status 404 where nothing was made under the key. */
  operation: (key: string) => http.get(`/payments/operations/${key}`, isPaymentOperation),
  cancel: (key: string) => http.send('POST', `/payments/operations/${key}/cancel`, isPaymentOperation),
})

export type PaymentsApi = ReturnType<typeof paymentsApi>
