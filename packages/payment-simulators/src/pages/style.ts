/** Plain on purpose: a simulator must not look like a real provider. */
export const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fff, #16181d); --ink: light-dark(#1b1d22, #eceef2); --soft: light-dark(#5a5f6b, #a9afbc);
  --line: light-dark(#8a909d, #717786); --mark: light-dark(#fff1c2, #4a3b06); --mark-ink: light-dark(#4a3500, #ffe9a6);
  --button: light-dark(#1d4ed8, #8fb0ff); --button-ink: light-dark(#fff, #0b1430); --bad: light-dark(#a4161a, #ff9a9d) }
:root[data-theme=light] { color-scheme: light }
:root[data-theme=dark] { color-scheme: dark }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
body.hosted main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
body.embedded main { padding: .25rem }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 1.25rem 0 .5rem }
p { margin: 0 0 .75rem }
.mark { background: var(--mark); color: var(--mark-ink); border-radius: .375rem; padding: .5rem .75rem; margin: 0 0 1rem }
.amount { font-size: 1.75rem; font-weight: 700; font-variant-numeric: tabular-nums; margin: 0 }
.soft { color: var(--soft) }
.bad { color: var(--bad); margin: .25rem 0 0 }
label, legend { font-weight: 600; padding: 0 }
fieldset { border: 0; margin: 1.25rem 0; padding: 0; min-width: 0 }
.field { margin: 0 0 1rem }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; align-items: end }
input[type=text], select { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--paper);
  border: 1px solid var(--line); border-radius: .375rem }
.choice { display: flex; gap: .75rem; align-items: flex-start; padding: .625rem 0; font-weight: 400; cursor: pointer }
.choice input { width: 1.25rem; height: 1.25rem; margin: .125rem 0 0; flex: none }
.choice small { display: block; color: var(--soft); font-size: .875rem }
button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; border-radius: .375rem; cursor: pointer;
  border: 1px solid var(--button); background: var(--button); color: var(--button-ink); width: 100% }
button.quiet { background: transparent; color: var(--button); margin-top: .75rem }
:focus-visible { outline: 3px solid var(--button); outline-offset: 2px }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem }
dd { margin: 0; overflow-wrap: anywhere }
a { color: var(--button) }
`
