/** Another command works on the site. */
export class SiteLocked extends Error {}

/** A store that cannot be used; the message is the reason. */
export class UnusableStore extends Error {}

/** A brand cannot be rolled back; the message is the reason. */
export class CannotRollBack extends Error {}

/** A brand cannot be unpublished; the message is the reason. */
export class CannotUnpublish extends Error {}
