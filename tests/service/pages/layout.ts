/** The frame of every page a phone sees: dark, one accent, large targets, no script. */
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE = `
:root{color-scheme:dark;--accent:#F5B83D;--ground:#0B0D12;--card:#151922;--line:#2A3040;--text:#F4F5F7;--soft:#A8AFBD;--bad:#FF8A80}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;background:radial-gradient(120% 60% at 50% 0,#1E2230 0,var(--ground) 70%) no-repeat var(--ground);
color:var(--text);font:17px/1.5 "Noto Sans",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;display:flex;flex-direction:column;align-items:center;
padding:max(24px,env(safe-area-inset-top)) 20px max(24px,env(safe-area-inset-bottom))}
header{width:100%;max-width:440px;padding:8px 0 28px;font-weight:700;letter-spacing:.22em;font-size:14px;text-transform:uppercase;display:flex;align-items:center;gap:12px}
header::before{content:"";width:22px;height:16px;border:3px solid var(--accent);border-bottom:0;border-radius:3px 3px 0 0}
main{width:100%;max-width:440px}
h1{font-size:30px;line-height:1.2;margin:0 0 10px;letter-spacing:-.01em;text-wrap:balance}
h2{font-size:19px;margin:28px 0 6px}
p{margin:0 0 16px;color:var(--soft)} strong{color:var(--text)} a{color:var(--accent)}
.code{font:700 40px/1 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;letter-spacing:.16em;padding:22px 0 22px .16em;margin:20px 0;text-align:center;background:var(--card);border:1px solid var(--line);border-radius:16px}
.card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px;margin:20px 0}
.row{display:flex;justify-content:space-between;align-items:baseline;gap:16px} .row+.row{margin-top:8px}
.price{font-size:26px;font-weight:700;color:var(--text)} .tag{color:var(--accent);font-size:15px}
ul{margin:14px 0 0;padding:0 0 0 18px;color:var(--soft)} ul li{margin:2px 0}
label.field{display:block;font-size:15px;color:var(--soft);margin:0 0 16px}
input[type=text],input[type=email],input[type=password]{display:block;width:100%;height:56px;margin-top:6px;padding:0 16px;font:inherit;font-size:18px;color:var(--text);background:#0E1118;border:1px solid var(--line);border-radius:12px}
input.big{font:700 26px/1 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.2em;text-transform:uppercase;text-align:center;height:68px}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
button,.button{display:block;width:100%;min-height:60px;margin:12px 0 0;padding:16px;border:0;border-radius:14px;background:var(--accent);color:#1A1304;font:inherit;font-size:18px;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
button.quiet{background:transparent;color:var(--text);border:1px solid var(--line);font-weight:600}
.choice{display:flex;align-items:center;gap:14px;min-height:56px;padding:12px 16px;margin:0 0 10px;border:1px solid var(--line);border-radius:12px;background:#0E1118}
.choice:has(:checked){border-color:var(--accent)} .choice small{display:block;color:var(--soft)}
input[type=radio],input[type=checkbox]{flex:none;width:24px;height:24px;margin:0;accent-color:var(--accent)}
fieldset{border:0;margin:0 0 8px;padding:0} legend{padding:0;margin:0 0 10px;color:var(--soft);font-size:15px}
.alert{color:var(--bad);background:#2A1414;border:1px solid #5B2624;border-radius:12px;padding:14px 16px;margin:0 0 18px}
.mark{width:76px;height:76px;margin:12px 0 24px;border-radius:50%;display:grid;place-items:center;font-size:38px;line-height:1;font-weight:700;background:var(--accent);color:#1A1304}
.mark.bad{background:#3A1A18;color:var(--bad)}
footer{margin-top:auto;padding-top:36px;font-size:14px;color:var(--soft);text-align:center}
`;

/** A whole page. `title` is plain text. */
export function page(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0B0D12" />
        <meta name="robots" content="noindex" />
        <title>${title} · Proscenium</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header>Proscenium</header>
        <main>${body}</main>
        <footer>
          <a href="/legal/terms-and-conditions?view=page">Terms</a> ·
          <a href="/legal/privacy-policy?view=page">Privacy</a>
        </footer>
      </body>
    </html>`;
}

/** An end of the way: a mark, a heading and a sentence. */
export function outcome(good: boolean, heading: string, text: string): Html {
  return html`<div class="mark${good ? '' : ' bad'}" aria-hidden="true">${good ? '✓' : '!'}</div>
    <h1>${heading}</h1>
    <p>${text}</p>`;
}

/** What went wrong, above a form; nothing when there is nothing to say. */
export function alert(message: string | null): Html {
  return message === null ? html`` : html`<div class="alert" role="alert">${message}</div>`;
}
