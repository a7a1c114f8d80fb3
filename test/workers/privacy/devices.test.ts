import { describe, expect, it } from 'vitest'
import { askForLetter, signIn, type Row } from '../people'
import { openBrowser, type Browser } from '../world'

const devicesOf = async (browser: Browser) => ((await (await browser.get('/api/account/sessions')).json()) as { sessions: Row[] }).sessions

describe('devices', () => {
  const agents = { phone: 'Mozilla/5.0 (Android 14) Firefox/130.0', desk: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' }

  async function twoDevices() {
    const [phone, desk] = [openBrowser(), openBrowser()]
    await signIn(phone, 'ines@correo.example', { 'User-Agent': agents.phone })
    await signIn(desk, 'ines@correo.example', { 'User-Agent': agents.desk })
    return { phone, desk }
  }

  it('are listed as their owner would name them', async () => {
    const { phone, desk } = await twoDevices()
    expect((await devicesOf(desk)).map(({ name, isCurrent }) => [name, isCurrent]).sort()).toEqual([
      ['Chrome · Windows', true],
      ['Firefox · Android', false],
    ])
    expect((await devicesOf(phone)).find(({ isCurrent }) => isCurrent)).toMatchObject({ name: 'Firefox · Android' })
    expect(await devicesOf(openBrowser())).toEqual([])
  })

  it('are signed out one by one, and are then nobody, with a new cookie for what they leave next', async () => {
    const { phone, desk } = await twoDevices()
    const lost = (await devicesOf(desk)).find(({ isCurrent }) => !isCurrent)
    expect((await desk.send('DELETE', `/api/account/sessions/${String(lost?.id)}`)).status).toBe(204)
    expect(await (await phone.get('/api/session')).json()).toMatchObject({ userId: 'anonymous' })
    expect(await devicesOf(desk)).toHaveLength(1)
    const before = new Map(phone.cookies)
    const id = await askForLetter(phone)
    expect([...phone.cookies]).not.toEqual([...before])
    expect((await desk.get(`/api/carta/${id}`)).status).toBe(404)
    const thief = openBrowser()
    for (const [name, value] of before) thief.cookies.set(name, value)
    expect((await thief.get(`/api/carta/${id}`)).status).toBe(404)
  })

  it('are signed out all but one', async () => {
    const { phone, desk } = await twoDevices()
    expect((await phone.send('DELETE', '/api/account/sessions')).status).toBe(204)
    expect(await (await desk.get('/api/session')).json()).toMatchObject({ userId: 'anonymous' })
    expect(await (await phone.get('/api/session')).json()).toMatchObject({ email: 'ines@correo.example' })
  })

  it('of others are out of reach', async () => {
    const { desk } = await twoDevices()
    const stranger = openBrowser()
    await signIn(stranger, 'otra@correo.example')
    for (const { id } of await devicesOf(desk)) expect((await stranger.send('DELETE', `/api/account/sessions/${String(id)}`)).status).toBe(404)
    expect(await devicesOf(desk)).toHaveLength(2)
  })

  it('renew the cookie when the one that asks signs itself out', async () => {
    const { phone } = await twoDevices()
    const own = (await devicesOf(phone)).find(({ isCurrent }) => isCurrent)
    const before = [...phone.cookies.values()]
    expect((await phone.send('DELETE', `/api/account/sessions/${String(own?.id)}`)).status).toBe(204)
    expect([...phone.cookies.values()]).not.toEqual(before)
  })
})
