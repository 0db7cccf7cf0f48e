import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'

/** Reports the Core Web Vitals of this page when they are known, and when they change. */
export function measure(report: (metric: Metric) => void) {
  for (const observe of [onCLS, onINP, onLCP]) observe(report)
}
