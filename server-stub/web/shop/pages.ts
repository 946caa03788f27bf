import { CURRENCY, GOODS, type Order } from "./orders.ts";

/** A widget as a page of the shop shows it. The token is fetched by the page's script, so it stands in no HTML. */
export interface Shown {
  readonly kind: "payment" | "balance" | "kyc";
  readonly widgetId: string;
  readonly scriptUrl: string;
  readonly lang: string;
  readonly tokenPath: string;
}

const TITLES = { payment: "Pay", balance: "Our account", kyc: "Open an account" } as const;
const LANGUAGES = {
  en: "English",
  fr: "Français",
  pt: "Português",
  ar: "العربية",
  sw: "Kiswahili",
};

export function catalogue(lang: string): string {
  const goods = GOODS.map(
    ({
      id,
      name,
      price,
    }) => `<li><h2>${escape(name)}</h2><p>${price.toLocaleString("en")} ${CURRENCY}</p>
<form method="post" action="/orders?lang=${lang}"><input type="hidden" name="good" value="${id}"><button aria-label="Buy ${escape(name)}">Buy</button></form></li>`,
  );
  return shell(
    "Marché Wouri",
    lang,
    `<p>A demonstration shop: test money only.</p><ul class="goods">${goods.join("\n")}</ul>`,
  );
}

export function orderPage(order: Order, shown: Shown): string {
  const { reference, good, id, status } = order;
  return shell(
    TITLES.payment,
    shown.lang,
    `<p class="order"><span>${escape(good.name)}</span> <span>${escape(reference)}</span></p>
<p id="status" role="status" data-path="/orders/${id}/status">${status === "paid" ? "Paid. We pack your order." : "Not paid yet."}</p>
${widget(shown)}
<details><summary>Numbers to try</summary><p>677 999 000 pays at once, 677 999 004 refuses, 677 999 005 never answers, 677 999 021 lets you wait for 20 seconds.</p></details>`,
  );
}

export function widgetPage(shown: Shown): string {
  return shell(TITLES[shown.kind], shown.lang, widget(shown));
}

function widget({ kind, widgetId, scriptUrl, lang, tokenPath }: Shown): string {
  return `<script src="${escape(scriptUrl)}" async></script>
<njia-${kind} widget="${widgetId}" locale="${lang}" data-token="${tokenPath}"></njia-${kind}>`;
}

function shell(title: string, lang: string, content: string): string {
  const languages = Object.entries(LANGUAGES)
    .map(
      ([code, name]) =>
        `<a href="?lang=${code}" lang="${code}"${code === lang ? ' aria-current="true"' : ""}>${name}</a>`,
    )
    .join(" ");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} - Marché Wouri</title>
<link rel="stylesheet" href="/shop.css">
<script type="module" src="/shop.js"></script>
</head>
<body>
<header><a class="logo" href="/?lang=${lang}">Marché Wouri</a>
<nav aria-label="Shop"><a href="/?lang=${lang}">Goods</a> <a href="/account?lang=${lang}">Our account</a> <a href="/verify?lang=${lang}">Open an account</a></nav></header>
<main><h1>${escape(title)}</h1>
${content}</main>
<footer><nav aria-label="Language of the widgets">${languages}</nav></footer>
</body>
</html>
`;
}

function escape(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}
