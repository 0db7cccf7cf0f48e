/** A card that the payment page accepts. */
export const card = { cardNumber: '4242424242424242', expiry: '12/40', securityCode: '123' }

/** What a withdrawal asks for, by method. */
export const payouts = {
  card: { cardNumber: '4242424242424242', holder: 'Player' },
  premium: { holder: 'Player', accountNumber: 'TN5910006035183598478831' },
}

/** What every deposit sends beside its method and amount. */
export const deposit = { bonus: '', returnUrl: 'http://localhost/deposit' }
