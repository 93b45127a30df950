import { api, browser, open } from './rui-shot.ts'
const page = await open(1440, '?tab=recipes&recipe=tas%20kebabi')
await page.getByText('Malzeme ekle').click()
for (const [name, q, trim, note] of [['Dana kuşbaşı','9 kg','8',''],['Patates','5 kg','18',''],['Kuru soğan','3 kg','12','yemeklik'],['Ayçiçek yağı','700 ml','',''],['Yumurta','12 adet','','']]) {
  await page.keyboard.type(name!)
  await page.waitForTimeout(150)
  await page.keyboard.press('Control+Enter')
  const add = page.getByRole('button', { name: 'Ekle', exact: true })
  if (await add.waitFor({ timeout: 1500 }).then(() => true, () => false)) { await page.getByRole('radio', { name: q!.includes('ml') ? /Hacim/ : q!.includes('adet') ? 'Adet' : /Ağırlık/ }).check(); await add.click(); await add.waitFor({ state: 'detached' }).catch(async () => console.log(await page.getByRole('alert').allTextContents())) }
  await page.waitForTimeout(500)
  console.log(await page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? document.activeElement?.outerHTML.slice(0, 100)))
  await page.keyboard.type(q!); await page.keyboard.press('Tab'); await page.keyboard.type(trim!); await page.keyboard.press('Tab'); await page.keyboard.type(note!)
  if (name !== 'Yumurta') await page.keyboard.press('Enter')
  else await page.screenshot({ path: '/tmp/rui-five.png' })
}
await page.keyboard.press('Control+s')
await page.waitForTimeout(1500)
await page.screenshot({ path: '/tmp/rui-saved.png' })
await browser.close()
