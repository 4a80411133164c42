export const sandboxStyle = `
:root{color-scheme:light;font:16px/1.5 system-ui,sans-serif}
body{margin:0;background:#fbf7f2;color:#2b1d14}
main{max-width:26rem;margin:0 auto;padding:1rem}
h1{font-size:1.15rem;margin:0 0 .5rem}
.notice{background:#fff3d6;border-left:4px solid #c77700;padding:.5rem .75rem;margin:0 0 .75rem;font-size:.9rem}
dl{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.25rem .75rem;margin:0 0 .5rem}
dd{margin:0;font-weight:600;text-align:right}
label{display:block;margin:.5rem 0 .25rem}
input{box-sizing:border-box;width:100%;min-height:44px;font:inherit;padding:.5rem .75rem;border:1px solid #8a7565;border-radius:8px;background:#fff;color:inherit}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
button{min-height:44px;font:inherit;font-weight:600;padding:.5rem 1rem;border:0;border-radius:8px;background:#b3261e;color:#fff;cursor:pointer}
form button{width:100%;margin-top:1rem}
button:disabled{opacity:.6;cursor:wait}
fieldset{min-width:0;margin:1.5rem 0 0;border:1px dashed #8a7565;border-radius:8px;display:flex;flex-wrap:wrap;gap:.5rem}
fieldset button{background:#fff;color:#2b1d14;border:1px solid #8a7565}
:focus-visible{outline:3px solid #1a5fb4;outline-offset:2px}
[hidden]{display:none}
`;

/** Plain script of the page: it keeps the token in memory, asks for the result and tells whoever opened it. */
export const sandboxScript = `
'use strict';
(() => {
  const token = new URLSearchParams(location.search).get('token') || '';
  history.replaceState(null, '', location.pathname);
  const card = document.getElementById('card');
  if (!card) return;
  const words = JSON.parse(document.getElementById('words').textContent);
  const message = document.getElementById('message');
  const challenge = document.getElementById('challenge');
  const buttons = () => document.querySelectorAll('button');
  const { order, kind, origin } = card.dataset;

  const announce = (status, reference) => {
    const receiver = window.opener || (window.parent !== window ? window.parent : null);
    if (receiver) receiver.postMessage({ source: 'pos', status, idorder: Number(order), tipo: kind, referencia: reference || '' }, origin);
    message.textContent = words.done;
  };

  const pay = async (fields) => {
    message.textContent = words.working;
    buttons().forEach((button) => { button.disabled = true; });
    const again = (text) => { message.textContent = text; buttons().forEach((button) => { button.disabled = false; }); };
    try {
      const response = await fetch(location.pathname, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token, ...fields }) });
      const result = await response.json();
      if (result.kind === 'result') announce(result.status, result.reference);
      else if (result.kind === 'challenge') { again(''); card.hidden = true; challenge.hidden = false; challenge.elements.answer.focus(); }
      else again(result.kind === 'invalid-card' ? words.invalidCard : words.invalidToken);
    } catch { again(words.trouble); }
  };

  const cardFields = () => ({ number: card.elements.number.value, expiry: card.elements.expiry.value, code: card.elements.code.value });
  card.addEventListener('submit', (event) => { event.preventDefault(); pay({ card: cardFields() }); });
  challenge.addEventListener('submit', (event) => { event.preventDefault(); pay({ card: cardFields(), answer: challenge.elements.answer.value }); });
  document.getElementById('tests').addEventListener('click', (event) => { const wished = event.target.dataset && event.target.dataset.result; if (wished) pay({ wished }); });
})();
`;
