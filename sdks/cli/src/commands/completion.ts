/** `completion SHELL`: a script that completes commands and flags from a list inside it, without starting this program. */
import type { Command } from "commander";
import { usage } from "../exit.ts";

/** Words that may follow, by the words before, which are joined by one blank. */
export type Words = ReadonlyMap<string, readonly string[]>;

export function addCompletion(program: Command): void {
  program
    .command("completion <shell>")
    .description("print the completion script for bash, zsh, fish or pwsh")
    .action((shell: string) => {
      process.stdout.write(script(shell, wordsOf(program)));
    });
}

export function wordsOf(
  command: Command,
  prefix = "",
  found = new Map<string, readonly string[]>(),
): Words {
  const flags = command.options.map(({ long }) => long ?? "").filter(Boolean);
  found.set(prefix, [...command.commands.map((child) => child.name()), ...flags, "--help"]);
  for (const child of command.commands)
    wordsOf(child as Command, prefix === "" ? child.name() : `${prefix} ${child.name()}`, found);
  return found;
}

/** The script for a shell. Exit 2 for a shell that there is none for. */
export function script(shell: string, words: Words): string {
  const global = (words.get("") ?? []).filter((word) => word.startsWith("--"));
  const entries = [...words].map(
    ([path, list]) => [path, [...new Set([...list, ...global])]] as const,
  );
  switch (shell) {
    case "bash":
      return bash(entries);
    case "zsh":
      return `#compdef njia\nautoload -U +X bashcompinit && bashcompinit\n${bash(entries)}`;
    case "fish":
      return fish(entries);
    case "pwsh":
      return pwsh(entries);
    default:
      throw usage(`There is no completion for "${shell}".`, "Choose bash, zsh, fish or pwsh.");
  }
}

type Entries = readonly (readonly [string, readonly string[]])[];

/** Commands typed so far are the words that the list knows; flags and values between them are passed over. */
const bash = (entries: Entries): string => `# njia completion
_njia() {
  local path="" word next i list
  for ((i = 1; i < COMP_CWORD; i++)); do
    word="\${COMP_WORDS[i]}"
    next="\${path:+$path }$word"
    case "|${entries
      .map(([path]) => path)
      .filter(Boolean)
      .join("|")}|" in
      *"|$next|"*) path="$next" ;;
    esac
  done
  case "$path" in
${entries.map(([path, list]) => `    "${path}") list="${list.join(" ")}" ;;`).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$list" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _njia njia
`;

const fish = (entries: Entries): string => `# njia completion
function __njia_words
  set -l path
  for word in (commandline -opc)[2..]
    set -l next (string join ' ' -- $path $word)
    if contains -- $next ${entries
      .map(([path]) => `'${path}'`)
      .filter((path) => path !== "''")
      .join(" ")}
      set path (string split ' ' -- $next)
    end
  end
  switch (string join ' ' -- $path)
${entries.map(([path, list]) => `    case '${path}'\n      string split ' ' -- '${list.join(" ")}'`).join("\n")}
  end
end
complete -c njia -a '(__njia_words)'
`;

const pwsh = (entries: Entries): string => `# njia completion
$njiaWords = @{
${entries.map(([path, list]) => `  '${path}' = '${list.join(" ")}'`).join("\n")}
}
Register-ArgumentCompleter -Native -CommandName njia -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $path = ''
  foreach ($element in $commandAst.CommandElements | Select-Object -Skip 1) {
    $next = ("$path $element").Trim()
    if ($njiaWords.ContainsKey($next)) { $path = $next }
  }
  $njiaWords[$path] -split ' ' | Where-Object { $_ -like "$wordToComplete*" }
}
`;
