#compdef njia
autoload -U +X bashcompinit && bashcompinit
# njia completion
_njia() {
  local path="" word next i list
  for ((i = 1; i < COMP_CWORD; i++)); do
    word="${COMP_WORDS[i]}"
    next="${path:+$path }$word"
    case "|whoami|webhooks|webhooks sign|webhooks verify|" in
      *"|$next|"*) path="$next" ;;
    esac
  done
  case "$path" in
    "") list="whoami webhooks --profile --json --help" ;;
    "whoami") list="--help --profile --json" ;;
    "webhooks") list="sign verify --help --profile --json" ;;
    "webhooks sign") list="--secret --help --profile --json" ;;
    "webhooks verify") list="--tolerance --help --profile --json" ;;
  esac
  COMPREPLY=($(compgen -W "$list" -- "${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _njia njia
