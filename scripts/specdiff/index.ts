/** The public part of the spec diff engine. */
export { type Approval, ApprovalError, parseApproval, readApprovals } from "./approvals.ts";
export { type Diff, diff, type Options, RuleError } from "./diff.ts";
export { Document, DocumentError } from "./document.ts";
export { EXIT, judge, type Judgement } from "./judge.ts";
export type { Change, Rule, Severity, Surface } from "./model.ts";
export { newestRelease, readDocument } from "./read.ts";
export { type Format, report } from "./report/index.ts";
export { allRules } from "./rules/index.ts";
