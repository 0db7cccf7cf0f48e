/** The API’s types as `#api`: the only module outside the sandbox that it imports. */
export type * from '../../schemas/generated/api.ts'
