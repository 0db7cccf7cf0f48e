/** Stands in for https://embed.tawk.to/{propertyId}/{widgetId}: like the real one, it loads the widget’s code from a second host. */
;(function () {
  const { origin, pathname } = new URL(document.currentScript.src)
  const [, property, widget] = pathname.split('/')
  window.Tawk_API = window.Tawk_API || {}
  window.$_Tawk_AccountKey = property
  window.$_Tawk_WidgetId = widget
  const script = document.createElement('script')
  script.src = `${origin.replace('//tawk.', '//tawk-api.')}/_s/v4/app/twk-app.js`
  document.head.append(script)
})()
