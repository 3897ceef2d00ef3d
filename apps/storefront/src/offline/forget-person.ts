import type { Offline } from './open-offline.ts'

/**
 * After a logout nothing on this device tells who was here. An order that the server has not answered yet stays until it has:
 * losing it silently would be worse. Behaviour 15.4.
 */
export async function forgetPerson({
  user,
  details,
  tasks,
  orders,
}: Pick<Offline, 'user' | 'details' | 'tasks' | 'orders'>): Promise<void> {
  await Promise.all([
    user.clear(),
    details.personal.clear(),
    details.shipping.clear(),
    details.payment.clear(),
    tasks.clear(),
    orders.removeTransmitted(),
  ])
}
