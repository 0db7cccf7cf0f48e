/** Every language in which the sandbox has content. */
export const languages = ['en', 'fr', 'ar', 'fa', 'de', 'tr', 'sr', 'es', 'uz']

/** Returns the language of the content for a requested one: English if the sandbox has none in it. */
export const contentLanguage = (lang = 'en'): string => (languages.includes(lang) ? lang : 'en')
