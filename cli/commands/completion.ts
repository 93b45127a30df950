import { Argument, type Command } from 'commander'
import { completionScript, shells, type Shell } from '../completion/completion-script.ts'
import { say } from '../terminal.ts'

const epilogue = `
bash:  tabldot completion bash > ~/.tabldot.bash; echo ". ~/.tabldot.bash" >> ~/.bashrc
zsh:   tabldot completion zsh > ~/.tabldot.zsh; echo ". ~/.tabldot.zsh" >> ~/.zshrc     (compinit'ten sonra)
fish:  tabldot completion fish > ~/.config/fish/completions/tabldot.fish

Her sürümden sonra yeniden yazdırın. Komutun adı "tabldot" olmalı:  ln -s /opt/tabldot/bin/tabldot.js /usr/local/bin/tabldot`

export const completionCommand = (command: Command): void => {
  command
    .addArgument(new Argument('<kabuk>', 'Betiği yazılacak kabuk').choices(shells))
    .addHelpText('after', epilogue)
    .action((shell: Shell) => say(completionScript(command.parent ?? command, shell)))
}
