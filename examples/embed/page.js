const list = document.querySelector('#events')

const note = (text) => {
  const item = document.createElement('li')
  item.textContent = `${new Date().toLocaleTimeString('tr-TR')} ${text}`
  list.append(item)
}

document.addEventListener('tabldot:changed', ({ target, detail }) => note(`${target.localName}: ${detail.operation}`))
document.addEventListener('tabldot:session-ended', ({ target }) => note(`${target.localName}: oturum bitti`))
document.addEventListener('tabldot:navigate', ({ target, detail }) =>
  note(`${target.localName} açmak istiyor: ${detail.path}`),
)

// A page that knows who is looking hands over a token instead, and is asked for another one when it has ended:
//
//   document.querySelector('tabldot-employees').tokenProvider = async () => (await fetch('/tabldot-token')).text()
