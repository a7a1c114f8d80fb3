/** The look of the house without its fonts: the system's serif for what is said, its sans for what is dialled. */
export const styles = `
:root{color-scheme:light dark;--ink:#2b2622;--soft:#5f564d;--paper:#faf6ee;--sheet:#fffdf8;--line:#e6ddcb;--edge:#8f8474;--accent:#8a4b2a}
@media (prefers-color-scheme:dark){:root{--ink:#f3eadb;--soft:#bdb0a0;--paper:#171411;--sheet:#211d19;--line:#3a332c;--edge:#83786a;--accent:#e9a66b}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.6 'EB Garamond Variable',Georgia,serif;overflow-wrap:break-word}
main{max-width:36rem;margin:0 auto;padding:1.25rem 1.25rem 5rem}
h1{font-weight:500;font-size:2.25rem;line-height:1.15;margin:1.5rem 0 1rem}
h2{font-weight:500;font-size:1.4rem;margin:2.5rem 0 .75rem}
a{color:var(--accent);text-underline-offset:.2em}
.top{display:flex;justify-content:space-between;margin:0}
.top a,.all a{display:inline-flex;align-items:center;min-height:44px}
.lead{font-size:1.25rem}
.soft{color:var(--soft);font-size:1rem}
.line{background:var(--sheet);border:1px solid var(--line);border-radius:.2rem;padding:.75rem 1.25rem;margin:0 0 .75rem}
.line span{display:block}
.number{font:600 1.75rem/1.75 ui-sans-serif,system-ui,sans-serif;text-decoration:none;display:inline-block;min-height:44px;margin-right:.75rem}
.row{display:flex;gap:.75rem;flex-wrap:wrap;margin-top:.5rem}
.all{list-style:none;padding:0}
.all a{padding-right:.75rem}
select,button{font:1rem/1.4 ui-sans-serif,system-ui,sans-serif;min-height:44px;padding:.5rem 1rem;border-radius:.4rem;border:1px solid var(--edge);background:var(--sheet);color:var(--ink);max-width:100%}
button{background:var(--accent);color:var(--paper);border-color:var(--accent);cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
form{margin-top:2rem}
li{margin-bottom:.5rem}
`
