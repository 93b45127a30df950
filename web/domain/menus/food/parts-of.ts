/** "Kuru fasulye, pirinç pilavı, cacık" is a main dish and its sides. */
export const partsOf = (name: string): { main: string; sides: string[] } => {
  const [main = name, ...sides] = name.split(/\s*[,+]\s*/).filter((part) => part !== '')
  return { main, sides }
}
