/** The client whose protocol this is: named by `GET /api` and by our client on task calls. Spec §9. */
export const CLIENT_VERSION = 'v1.12.2 built 2025-05-22'
export const CLIENT_ID = 'web'
