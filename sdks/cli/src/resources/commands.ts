/** The generated commands as part of the tree: a group is loaded when its words are on the command line. */
import { Command } from "commander";
import { GROUPS } from "../generated/groups.ts";
import { append } from "../input.ts";
import { sessionOf } from "../program.ts";
import { callCommand } from "./call.ts";
import type { CommandFacts, GroupFacts } from "./facts.ts";
import { addFlag, parseFlag } from "./flags.ts";

/** Adds what the words of a run may mean: whole groups, or all of them as names alone. */
export async function addResources(
  program: Command,
  words: readonly string[],
  everything: boolean,
): Promise<void> {
  const asked = everything ? GROUPS : GROUPS.filter((group) => isAsked(group, words));
  for (const group of asked) {
    const parent = commandAt(program, group.words);
    if (!parent.description()) parent.description(group.summary);
    for (const facts of await group.load()) addCommand(parent, facts);
  }
  if (everything || asked.length > 0) return;
  for (const { words: name, summary } of GROUPS) {
    const parent = commandAt(program, name);
    if (!parent.description()) parent.description(summary);
  }
}

const isAsked = ({ words }: GroupFacts, given: readonly string[]): boolean =>
  given.includes(words.split(" ")[0] ?? "");

/** The command that the words lead to; those on the way are made. */
function commandAt(program: Command, words: string): Command {
  return words.split(" ").reduce((parent: Command, word) => {
    const known = parent.commands.find((child) => child.name() === word);
    return (known as Command | undefined) ?? parent.command(word);
  }, program);
}

function addCommand(group: Command, facts: CommandFacts): void {
  const words = facts.name.split(" ");
  const parent = words.length > 1 ? commandAt(group, words.slice(0, -1).join(" ")) : group;
  const name = words.at(-1) ?? "";
  // Hand-written commands win.
  if (parent.commands.some((child) => child.name() === name)) return;
  const places = [...facts.path.matchAll(/\{([^}]+)\}/g)].map(([, place = ""]) => place);
  const command = parent
    .command([name, ...places.map((place) => `<${place}>`)].join(" "))
    .description(descriptionOf(facts));
  for (const text of [...(facts.query ?? []), ...(facts.fields ?? []), ...(facts.headers ?? [])])
    addFlag(command, parseFlag(text, facts.renamed));
  if (facts.body !== undefined)
    command.option("--data <json>", "whole body; @file reads a file, @- standard input");
  if (facts.key !== undefined)
    command.option("--idempotency-key <key>", "auto, or one of your own to repeat an earlier call");
  if (facts.waits) command.option("--wait <seconds>", "wait up to 30 s for a final state");
  if (facts.page !== undefined) command.option("--all", "follow the list to its end");
  if (facts.auth.some((all) => all.includes("WidgetAuth")))
    command.option("--widget-token <token>", "wct_… of a widget session; @file reads a file");
  command
    .option("--header <name:value>", "request header, repeatable", append, [])
    .option("--dry-run", "print the request as curl, send nothing")
    .action(async (...args: unknown[]) => {
      const self = args.at(-1) as Command;
      await callCommand(
        await sessionOf(self),
        facts,
        args.slice(0, places.length) as string[],
        self,
      );
    });
}

function descriptionOf({ summary, method, path, scopes, deprecated }: CommandFacts): string {
  const lines = [
    `${summary}.`.replace(/\.\.$/, "."),
    deprecated === undefined ? "" : `Deprecated. ${deprecated}`,
    `${method} ${path}${scopes === undefined ? "" : `, needs ${scopes.join(", ")}`}`,
  ];
  return lines.filter(Boolean).join("\n");
}
