// What a page with a widget needs of its own: fetch a token, hand it over, and show what the shop's server knows.
const element = document.querySelector("[data-token]");
const status = document.getElementById("status");

async function handToken() {
  const answer = await fetch(element.dataset.token, { method: "POST" });
  if (answer.ok) element.clientToken = await answer.text();
}

// The widget says "completed" as a hint only; the order is paid when the webhook has told the server.
async function watchOrder() {
  for (let count = 0; count < 60; count += 1) {
    const answer = await fetch(status.dataset.path);
    if (answer.ok && (await answer.text()) === "paid") {
      status.textContent = "Paid. We pack your order.";
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

if (element !== null) {
  element.addEventListener("njia-change", ({ detail }) => {
    if (detail.step === "more_time") void handToken();
  });
  element.addEventListener("njia-completed", () => {
    if (status === null) return;
    status.textContent = "Your wallet has paid. We wait for the confirmation.";
    void watchOrder();
  });
  element.addEventListener("njia-error", ({ detail }) => console.warn(detail.code, detail.message));
  void handToken();
}
