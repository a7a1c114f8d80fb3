import { describe, expect, it } from 'vitest'
import { allRows, codeFor, keepLetter, signIn } from '../people'
import { openBrowser } from '../world'

describe('name and address', () => {
  it('are changed by their owner, the address by proving the new one, and the old one is told', async () => {
    const browser = openBrowser()
    await signIn(browser, 'ines@corre.example')
    const id = await keepLetter(browser)
    expect(await (await browser.send('PATCH', '/api/account', { name: '  Inés ' })).json()).toMatchObject({ name: 'Inés' })
    await browser.post('/api/session/code', { email: 'ines@correo.example' })
    const wrong = await browser.send('PATCH', '/api/account', { email: 'ines@correo.example', code: '000000' })
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { error: 'code_invalid' }])
    const code = await codeFor('ines@correo.example')
    const changed = await browser.send('PATCH', '/api/account', { email: 'ines@correo.example', code })
    expect(await changed.json()).toMatchObject({ email: 'ines@correo.example', name: 'Inés' })
    const mails = (await (await browser.get('/dev/outbox')).json()) as { to: string; text: string }[]
    expect(mails.at(-1)).toMatchObject({ to: 'ines@corre.example', text: expect.stringContaining('la dirección nueva') })
    const second = openBrowser()
    await signIn(second, 'ines@correo.example')
    expect((await second.get(`/api/carta/${id}`)).status).toBe(200)
    expect(JSON.stringify(await allRows('accounts'))).not.toMatch(/correo|Inés/)
    expect(await (await browser.send('PATCH', '/api/account', { name: '' })).json()).toMatchObject({ name: null })
  })

  it('keeps its address where the new one has an account, and where there was none to correct', async () => {
    const owner = openBrowser()
    await signIn(owner, 'otra@correo.example')
    const browser = openBrowser()
    await signIn(browser, 'ines@correo.example')
    await browser.post('/api/session/code', { email: 'otra@correo.example' })
    const taken = await browser.send('PATCH', '/api/account', { email: 'otra@correo.example', code: await codeFor('otra@correo.example') })
    expect([taken.status, await taken.json()]).toMatchObject([409, { error: 'email_in_use' }])
    expect(await (await browser.get('/api/account')).json()).toMatchObject({ email: 'ines@correo.example' })
    const anonymous = openBrowser()
    await anonymous.post('/api/chat', { message: 'hola' })
    expect((await anonymous.send('PATCH', '/api/account', { email: 'nueva@correo.example', code: '123456' })).status).toBe(401)
  })

  it.each([{}, { name: 'a'.repeat(121) }, { name: 'dos\nlíneas' }, { email: 'ines@correo.example' }, { tier: 'vip' }, { name: 'Inés', tier: 'vip' }])('refuses %j', async (body) => {
    const browser = openBrowser()
    await browser.post('/api/chat', { message: 'hola' })
    expect((await browser.send('PATCH', '/api/account', body)).status).toBe(400)
  })
})
