import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Opens a server on 127.0.0.1, on a free port unless one is named; rejects where that is taken. `close` also ends what still hangs on it. */
export async function listen({ server, port = 0 }: { server: Server; port?: number | undefined }): Promise<{ port: number; close: () => Promise<void> }> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}
