import type { PhoneConfirmation, PhoneToConfirm, Registration, TelegramSignIn } from '#api'
import type { Manifest } from '#manifest'
import { isSignedUpUser, isSignupCurrencyList } from '#schemas/is-api/registration.js'
import { isUser } from '#schemas/is-api/session.js'
import { anything, type Http } from '#engine/data/http.ts'

type Endpoint = Manifest['registration']['endpoint']

/** Registering (spec §7). The call that registers is the one of the manifest’s `registration.endpoint`. */
export const registrationApi = (http: Http) => ({
  signUp: (endpoint: Endpoint, registration: Registration) =>
    http.send('POST', `/${endpoint}`, isSignedUpUser, registration),
  telegram: (signIn: TelegramSignIn) => http.send('POST', '/auth/telegram', isUser, signIn),
  currencies: () => http.get('/signup-currency', isSignupCurrencyList),
  sendCode: (phone: PhoneToConfirm) => http.send('POST', '/signup/send-code', anything, phone),
  confirmNumber: (confirmation: PhoneConfirmation) =>
    http.send('PATCH', '/signup/confirm-number', anything, confirmation),
})

export type RegistrationApi = ReturnType<typeof registrationApi>
