/** The brand’s logo, while nothing of the frame can be shown yet; the shell paints the same before any script. */
export function Splash({ logo }: { logo: string }) {
  return (
    <div className="splash">
      <img src={logo} alt="" width="160" height="40" />
    </div>
  )
}
