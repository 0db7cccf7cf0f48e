import { Fragment } from 'react'

/** The hosts of a version, each with a link to it. */
export const Hosts = ({ hosts }: { hosts: readonly string[] }) =>
  hosts.map((host, index) => (
    <Fragment key={host}>
      {index > 0 && (index === hosts.length - 1 ? ' and ' : ', ')}
      <a href={`https://${host}/`} target="_blank" rel="noreferrer">
        {host}
      </a>
    </Fragment>
  ))
