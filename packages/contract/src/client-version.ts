/** Version of the client that the protocol was made for. `GET /api` returns it, and our client sends it with task calls. Spec §9. */
export const CLIENT_VERSION = 'v1.12.2 built 2025-05-22'
export const CLIENT_ID = 'web'
