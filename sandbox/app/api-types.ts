/** The API’s types as `#api`: the only code outside of its folder that the sandbox imports. */
export type * from '../../schemas/generated/api.ts'
