/** Says of a picture that it shows what the brand does not have. */
export const SampleMark = () => <p className="sample-mark">Sample content</p>
