import { ApiProblem } from "../frame/api.ts";
import type { Defects } from "../frame/parts.ts";
import { readPhone } from "../frame/phone.ts";
import type { ClientKyc } from "../frame/session.ts";
import type { Frame } from "../frame/start.ts";
import { Capture } from "./capture.ts";
import { drop } from "./picture.ts";
import {
  numberOf,
  ONE_SIDED,
  planOf,
  requestOf,
  type Given,
  type Plan,
  type StepName,
} from "./steps.ts";
import {
  consentView,
  documentView,
  faceView,
  numberView,
  personView,
  type Actions,
} from "./forms.ts";
import { resultView, sendingView } from "./result.ts";

const POLL_MS = 3_000;
const NUMBER = /^[A-Z0-9/-]{4,32}$/;

/** Where the API's answer finds its field. */
const FIELD_OF: readonly (readonly [pointer: string, field: string, step: StepName])[] = [
  ["/identity/number", "idNumber", "number"],
  ["/identity/type", "idType", "number"],
  ["/subject/dateOfBirth", "dateOfBirth", "person"],
  ["/subject/phone", "phone", "person"],
  ["/subject/givenNames", "givenNames", "person"],
  ["/subject/lastName", "lastName", "person"],
  ["/document", "front", "document"],
  ["/selfie", "selfie", "face"],
];

/** One visit to an identity check: consent, person, number, document, face, the result. */
export class Kyc {
  readonly #frame: Frame;
  readonly #plan: Plan;
  readonly #capture: Capture;
  #given: Given;
  #index = 0;
  #defects: Defects = {};
  /** Of the key: a refused try may be corrected and sent again, a lost answer is asked for again. */
  #try = 1;

  constructor(frame: Frame) {
    this.#frame = frame;
    this.#plan = planOf(frame.session);
    const { session } = frame;
    const country = session.config.country ?? "CM";
    this.#given = {
      isAgreed: false,
      givenNames: "",
      lastName: "",
      dateOfBirth: "",
      country,
      phone: "",
      line1: "",
      city: "",
      idType: this.#typesOf(country)[0] ?? "PASSPORT",
      idNumber: "",
      documentType: "national_id",
      front: null,
      back: null,
      selfie: null,
      frames: [],
    };
    this.#capture = new Capture(frame, {
      get: () => this.#given,
      set: (change) => this.#set(change),
      fail: (defects) => this.#refuse(defects),
      draw: () => this.#show(),
    });
  }

  async open(): Promise<void> {
    const { kyc } = this.#frame.session;
    if (kyc === null || kyc.status === "error") return this.#show();
    await this.#follow(kyc);
  }

  #typesOf(country: string): readonly string[] {
    return this.#frame.session.identityTypes.find((one) => one.country === country)?.types ?? [];
  }

  #set(change: Partial<Given>): void {
    const before = this.#given;
    this.#given = { ...before, ...change };
    if (change.country !== undefined && change.country !== before.country)
      this.#given = { ...this.#given, idType: this.#typesOf(change.country)[0] ?? "PASSPORT" };
    this.#show();
  }

  #show(): void {
    const step = this.#plan.steps[this.#index] ?? "consent";
    const actions: Actions = {
      given: this.#given,
      plan: this.#plan,
      defects: this.#defects,
      place: { index: this.#index + 1, count: this.#plan.steps.length },
      types: this.#typesOf(this.#given.country),
      capture: this.#capture,
      set: (change) => this.#set(change),
      next: () => this.#next(),
      back: () => this.#go(this.#index - 1),
      cancel: () => this.#cancel(),
    };
    const view = {
      consent: consentView,
      person: personView,
      number: numberView,
      document: documentView,
      face: faceView,
    };
    this.#frame.screen.show(step, view[step](this.#frame, actions), this.#capture.words);
  }

  #go(index: number): void {
    this.#capture.close();
    this.#defects = {};
    this.#index = Math.max(0, index);
    this.#show();
  }

  #next(): void {
    const step = this.#plan.steps[this.#index] ?? "consent";
    const defects = this.#check(step);
    if (Object.keys(defects).length > 0) return this.#refuse(defects);
    if (this.#index + 1 < this.#plan.steps.length) return this.#go(this.#index + 1);
    this.#capture.close();
    void this.#send();
  }

  #refuse(defects: Defects): void {
    this.#defects = defects;
    this.#show();
    const [first] = Object.keys(defects);
    if (first !== undefined) document.getElementById(first)?.focus();
  }

  #check(step: StepName): Defects {
    const { t } = this.#frame;
    const given = this.#given;
    const defects: Record<string, string> = {};
    const need = (field: keyof Given, isGood: boolean, key = "kyc.missing"): void => {
      if (!isGood) defects[field] = t(key);
    };
    if (step === "consent") need("isAgreed", given.isAgreed, "kyc.consent.missing");
    if (step === "person") {
      need("givenNames", given.givenNames.trim() !== "");
      need("lastName", given.lastName.trim() !== "");
      need("dateOfBirth", isPast(given.dateOfBirth), "kyc.birth.wrong");
      need(
        "phone",
        this.#msisdn() !== null || (given.phone.trim() === "" && !this.#plan.needsPhone),
        "phone.wrong",
      );
      if (this.#plan.asksAddress) need("line1", given.line1.trim() !== "");
      if (this.#plan.asksAddress) need("city", given.city.trim() !== "");
    }
    if (step === "number")
      need("idNumber", NUMBER.test(numberOf(given.idNumber)), "kyc.number.wrong");
    if (step === "document") {
      need("front", given.front !== null, "kyc.picture.missing");
      need("back", given.back !== null || given.documentType === ONE_SIDED, "kyc.picture.missing");
    }
    if (step === "face") need("selfie", given.selfie !== null, "kyc.picture.missing");
    return defects;
  }

  #msisdn(): string | null {
    const { dialCodes } = this.#frame.setting;
    return readPhone(this.#given.phone, dialCodes[this.#given.country] ?? "", [])?.msisdn ?? null;
  }

  async #send(): Promise<void> {
    const { api, session, screen, locale, t, line } = this.#frame;
    screen.show("sending", sendingView(t), t("kyc.sending.title"));
    const body = requestOf(this.#given, this.#plan, {
      sessionId: session.id,
      locale,
      now: new Date(Date.now() + api.skew).toISOString(),
      msisdn: this.#msisdn(),
    });
    try {
      const kyc = await api.post<ClientKyc>("kyc", body, `${session.id}-kyc-${this.#try}`);
      this.#forget();
      await this.#follow(kyc);
    } catch (error) {
      const problem = error instanceof ApiProblem ? error : null;
      if (problem !== null && problem.status >= 400 && problem.status < 500) this.#try += 1;
      if (problem?.status === 401) return this.#frame.fail(problem);
      if (problem?.code === "invalid_state_transition")
        return void (await this.#frame
          .refresh()
          .then(({ kyc }) => (kyc === null ? this.#show() : this.#follow(kyc)), this.#frame.fail));
      line.send({
        type: "svc:error",
        code: problem?.code ?? "network",
        message: t("kyc.not_sent"),
        docUrl: problem?.docUrl ?? "",
      });
      this.#sendBack(problem);
    }
  }

  /** To the step whose field was refused; else stays, with what happened. */
  #sendBack(problem: ApiProblem | null): void {
    const { t } = this.#frame;
    const found = FIELD_OF.find(
      ([pointer]) => problem?.pointers.some((one) => one.startsWith(pointer)) === true,
    );
    const step = problem?.code === "kyc_identity_type_unsupported" ? "number" : found?.[2];
    const index = step === undefined ? -1 : this.#plan.steps.indexOf(step);
    if (index >= 0) this.#index = index;
    this.#refuse(
      index >= 0 && found !== undefined
        ? { [found[1]]: t(found[1] === "idNumber" ? "kyc.number.wrong" : "kyc.check_field") }
        : { "": t(problem === null || problem.status === 0 ? "kyc.not_sent" : "refused") },
    );
  }

  async #follow(first: ClientKyc): Promise<void> {
    const { screen, t, line } = this.#frame;
    let kyc = first;
    if (kyc.status === "processing")
      line.send({ type: "svc:pending", kycScoreId: kyc.id, status: kyc.status });
    while (kyc.status === "processing") {
      screen.show("processing", resultView(this.#frame, kyc), t("kyc.processing.title"));
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      try {
        kyc = (await this.#frame.refresh()).kyc ?? kyc;
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 401) return;
      }
    }
    if (kyc.status === "error") return this.#refuse({ "": t("kyc.not_sent") });
    const result = kyc.decision ?? "attention";
    screen.show("result", resultView(this.#frame, kyc), t(`kyc.result.${result}`));
    line.send({ type: "svc:completed", kycScoreId: kyc.id, status: result });
  }

  #cancel(): void {
    this.#capture.close();
    this.#forget();
    this.#index = 0;
    this.#defects = {};
    this.#given = { ...this.#given, isAgreed: false };
    this.#frame.line.send({ type: "svc:canceled" });
    this.#show();
  }

  /** Pictures are of no use here once they are sent. */
  #forget(): void {
    const { front, back, selfie, frames } = this.#given;
    for (const picture of [front, back, selfie, ...frames]) drop(picture);
    this.#given = { ...this.#given, front: null, back: null, selfie: null, frames: [] };
  }
}

const isPast = (date: string): boolean => {
  const at = Date.parse(date);
  return Number.isFinite(at) && at < Date.now() && at > Date.parse("1900-01-01");
};
