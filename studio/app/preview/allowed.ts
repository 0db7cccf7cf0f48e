/** What a preview may do: all that a site may, except to lead Studio’s own page elsewhere. */
export const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads'
