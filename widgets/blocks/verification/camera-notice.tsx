import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { watchCamera, type CameraState } from '#domains/verification/watch-camera.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './verification.module.css'

/** Says what to do if the browser refuses the camera, or if there is none. */
export function CameraNotice() {
  const { t } = useTranslation('verification')
  const [state, setState] = useState<CameraState>('usable')
  useEffect(() => watchCamera(setState), [])
  return (
    <div role="status">
      {state !== 'usable' && (
        <div className={styles.notice} data-camera={state}>
          <Icon name="camera" size={24} />
          <div>
            <p className={styles.noticeTitle}>{t(`camera.${state}.title`)}</p>
            <p className={styles.text}>{t(`camera.${state}.text`)}</p>
          </div>
        </div>
      )}
    </div>
  )
}
