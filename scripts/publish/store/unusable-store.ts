/** A store that cannot be used; the message is the reason. */
export class UnusableStore extends Error {}
