import { createTransport } from "nodemailer";

/** One e-mail as plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Stays the same when a mail is sent again, so that receivers and their servers can tell. */
  readonly messageId: string;
  /** One-click unsubscribing (RFC 8058); null for mails that are part of a sign-up. */
  readonly unsubscribeUrl: string | null;
}

/** Sends e-mail. One object per process. */
export interface Mailer {
  /** Prefix of links in mails, without a trailing slash. */
  readonly baseUrl: string;
  /** Resolves when the mail server has taken the mail. Rejects when it has not: the mail may be sent again. */
  send(mail: Mail): Promise<void>;
}

/** Thrown where no mail server is configured; the job that wanted to send is tried again later. */
export class NoMailServer extends Error {
  override readonly name = "NoMailServer";
  constructor() {
    super(
      "no mail server is configured: set NJIA_SMTP_URL, such as smtps://user:password@mail.example",
    );
  }
}

const TIMEOUT_MS = 20_000;

/** A mailer over SMTP (RFC 5321); `url` null gives one that refuses every mail. */
export function smtpMailer(url: string | null, from: string, baseUrl: string): Mailer {
  if (url === null) return { baseUrl, send: () => Promise.reject(new NoMailServer()) };
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    baseUrl,
    async send({ to, subject, text, messageId, unsubscribeUrl }) {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        messageId: `<${messageId}@${new URL(baseUrl).hostname}>`,
        headers:
          unsubscribeUrl === null
            ? {}
            : {
                "List-Unsubscribe": `<${unsubscribeUrl}>`,
                "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
              },
      });
    },
  };
}
