/** The application’s version, set at build time from package.json. */
declare const APP_VERSION: string
