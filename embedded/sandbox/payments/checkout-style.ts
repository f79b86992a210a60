/** The hosted page's own look: plain, and not that of any dealer. */
export const checkoutStyle = `
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1a1f36;background:#f4f5f8}
.sandbox{margin:0;padding:10px 16px;text-align:center;background:#ffd75e;color:#3a2c00;font-weight:600}
main{display:grid;gap:32px;max-width:920px;margin:0 auto;padding:32px 16px}
@media(min-width:800px){main{grid-template-columns:1fr 1fr;padding-top:56px}}
h1{margin:0;font-size:1rem;font-weight:600;color:#4a5170}
h2{margin:0 0 12px;font-size:1.125rem}
.amount{margin:4px 0 20px;font-size:2.25rem;font-weight:700}
dl{display:grid;grid-template-columns:1fr auto;gap:8px 16px;margin:0;padding:16px 0;border-top:1px solid #d5d9e6}
dt small{display:block;color:#4a5170}
dd{margin:0;text-align:right}
.panel{padding:24px;background:#fff;border:1px solid #d5d9e6;border-radius:12px}
label{display:block;margin:0 0 14px;font-weight:600;font-size:.9rem}
input{display:block;width:100%;margin-top:4px;padding:11px 12px;font:inherit;font-weight:400;font-size:1rem;border:1px solid #767e99;border-radius:8px;background:#fff;color:inherit}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}
button,.button{display:inline-block;min-height:44px;padding:10px 16px;font:inherit;font-weight:600;border-radius:8px;border:1px solid #767e99;background:#fff;color:#1a1f36;cursor:pointer;text-decoration:none}
.pay{width:100%;border-color:#0b5fd7;background:#0b5fd7;color:#fff}
.pay:hover{background:#084cae}
:focus-visible{outline:3px solid #1a1f36;outline-offset:2px}
.alert{margin:0 0 16px;padding:12px 14px;border-left:4px solid #b3261e;background:#fdecea}
.try{display:grid;gap:8px;margin-top:24px;padding-top:20px;border-top:1px solid #d5d9e6}
.try button{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;text-align:left}
.try span{font-weight:400;font-variant-numeric:tabular-nums}
p a{color:#0b5fd7}
`;
