import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A real SMTP server on loopback that keeps what it takes. */
export interface MailServer {
  readonly url: string;
  /** Mails as they travelled, headers and body. */
  readonly got: string[];
  /** Answers the next mails with a temporary failure (451). */
  refuseNext: number;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const got: string[] = [];
  const mail = { refuseNext: 0 };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (mail.refuseNext > 0) {
          mail.refuseNext -= 1;
          done(Object.assign(new Error("try again later"), { responseCode: 451 }));
          return;
        }
        got.push(Buffer.concat(chunks).toString("utf8"));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    got,
    get refuseNext() {
      return mail.refuseNext;
    },
    set refuseNext(count: number) {
      mail.refuseNext = count;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The text of a mail: folded header fields unfolded (RFC 5322 2.2.3), quoted-printable undone (RFC 2045 6.7). */
export function textOf(folded: string): string {
  const mail = folded.replace(/\r\n(?=[ \t])/g, "");
  const quoted = /content-transfer-encoding: quoted-printable/i.test(mail);
  if (!quoted) return mail;
  return mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
