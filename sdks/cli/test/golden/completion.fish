# njia completion
function __njia_words
  set -l path
  for word in (commandline -opc)[2..]
    set -l next (string join ' ' -- $path $word)
    if contains -- $next 'whoami' 'webhooks' 'webhooks sign' 'webhooks verify'
      set path (string split ' ' -- $next)
    end
  end
  switch (string join ' ' -- $path)
    case ''
      string split ' ' -- 'whoami webhooks --profile --json --help'
    case 'whoami'
      string split ' ' -- '--help --profile --json'
    case 'webhooks'
      string split ' ' -- 'sign verify --help --profile --json'
    case 'webhooks sign'
      string split ' ' -- '--secret --help --profile --json'
    case 'webhooks verify'
      string split ' ' -- '--tolerance --help --profile --json'
  end
end
complete -c njia -a '(__njia_words)'
