import { licences } from '#schemas/licences.ts'
import { valueAt, type JsonObject } from '#manifest-tools/json/pointer.ts'
import { dutiesOf, dutyName, licencesOf, phaseOf, type OfLicence } from '#manifest-tools/licences/duties.ts'
import type { Check } from '../report.ts'
import { readings, type Said } from './readings.ts'

/**
 * Checks the duties of a brand’s licences that the platform or a vendor holds, and those of the brand that the platform has to keep as
 * well, as far as the platform’s answers say something. What they do not say is not checked, and is not counted as held.
 */
export async function checkDuties(manifest: JsonObject, said: Omit<Said, 'protection'>): Promise<Check[]> {
  const protection = (valueAt(manifest, '/playerProtection') ?? {}) as Said['protection']
  const others = dutiesOf(licencesOf(manifest), licences).filter(
    ({ duty, pack }) =>
      phaseOf(duty, pack, said.now) === 'now' &&
      (duty.heldBy === 'platform' || duty.heldBy === 'vendor' || duty.reads !== undefined),
  )
  const checks: Check[] = []
  for (const each of others) checks.push(await checkDuty(each, { ...said, protection }))
  return checks
}

async function checkDuty(of: OfLicence, said: Said): Promise<Check> {
  const { duty } = of
  const name = dutyName(of)
  const reading = duty.reads && (await readings[duty.reads](said))
  if (!reading) {
    const holder = duty.heldBy === 'vendor' ? 'vendor' : 'platform'
    return { name, severity: 'skipped', message: `not checked here (${holder}): ${duty.mustSay ?? duty.says}` }
  }
  const { isContradicted, says } = reading
  if (!isContradicted) return { name, severity: 'ok', message: `the platform says: ${says}` }
  return { name, severity: 'warning', message: says, effect: duty.effect ?? duty.says }
}
