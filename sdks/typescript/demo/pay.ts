/** Makes one payment and prints one line. Reads NJIA_API_KEY and NJIA_BASE_URL. */
import process from "node:process";
import { Njia, NjiaError, metaOf, toMinorUnits } from "@njia/sdk";

const { NJIA_BASE_URL: baseUrl = "http://localhost:3000" } = process.env;
const njia = new Njia({ baseUrl });

try {
  const payment = await njia.payments.create({
    amountMinorUnits: toMinorUnits("25000", "XAF"),
    currency: "XAF",
    reference: "demo typescript",
    destination: { type: "mobile_money", msisdn: "+237677999000", country: "CM" },
  });
  const { status, attempts } = metaOf(payment);
  console.log(
    `${payment.id} ${payment.amountMinorUnits} ${payment.currency} ${payment.status} via ${payment.rail ?? "no rail yet"} (HTTP ${status}, ${attempts} attempt${attempts === 1 ? "" : "s"})`,
  );
} catch (error) {
  if (!(error instanceof NjiaError)) throw error;
  console.error(`${error.name}: ${error.message} (outcome ${error.outcome})`);
  process.exitCode = 1;
} finally {
  njia.close();
}
