import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'

/** Reports each of the Core Web Vitals of this page when it is known, and again where it grows. */
export function measure(report: (metric: Metric) => void) {
  for (const observe of [onCLS, onINP, onLCP]) observe(report)
}
