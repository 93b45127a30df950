import { Button, Field, makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowUploadRegular, DismissRegular } from '@fluentui/react-icons'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { imageLimits, imageTypes } from '../../../src/core/images/rules.ts'
import { fileTooLarge } from '../../../src/texts/kernel/reasons.ts'
import { useUploadImageMutation } from '../../api/generated-panels.ts'
import { BusyIcon } from '../../ui/busy-icon.tsx'
import { colors } from '../../ui/colors.ts'
import { useAddressOf } from '../../ui/device/own-document.ts'
import { problemText } from '../../ui/words/problem-text.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '16px',
    padding: '10px',
    border: `1px dashed ${colors.lineStrong}`,
    borderRadius: '10px',
  },
  target: { border: `1px dashed ${colors.brand}`, backgroundColor: colors.brandSoft },
  frame: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '72px',
    height: '72px',
    overflow: 'hidden',
    borderRadius: '10px',
    fontSize: '32px',
    color: colors.ink3,
    backgroundColor: colors.surface2,
  },
  picture: { width: '100%', height: '100%', objectFit: 'contain' },
  busy: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    backgroundColor: colors.surface,
    opacity: 0.85,
  },
  side: { display: 'grid', rowGap: '6px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  hint: { fontSize: '12px', color: colors.ink2 },
})

const maxBytes = imageLimits.megabytes * 1024 * 1024
const maxSide = 1600

/** Photos from a phone exceed the server's limit; it would scale them down anyway. */
const withinLimit = async (file: File): Promise<Blob> => {
  if (file.size <= maxBytes) return file
  const drawn = await createImageBitmap(file).catch(() => undefined)
  if (drawn === undefined) return file
  const scale = Math.min(1, maxSide / Math.max(drawn.width, drawn.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(drawn.width * scale)
  canvas.height = Math.round(drawn.height * scale)
  const pen = canvas.getContext('2d')
  if (pen === null) return file
  /** JPEG has no transparency and would turn it black. */
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), 'image/jpeg', 0.9))
}

type Props = {
  label: string
  name: string
  /** The picture's address; empty if there is none. */
  value: string
  onChange: (value: string) => void
  problem?: string | undefined
  /** Shown without a picture: a drawing or an icon. */
  placeholder: ReactNode
}

/**
 * A picture of the company in scope. Uploaded as soon as it is picked or dropped here; the form then saves its address.
 */
export const PictureField = ({ label, name, value, onChange, problem, placeholder }: Props) => {
  const styles = useStyles()
  const company = useCompany()
  const [upload, { isLoading }] = useUploadImageMutation()
  const [failure, setFailure] = useState<string>()
  const addressOf = useAddressOf()
  const [broken, setBroken] = useState<string>()
  const [isTarget, setTarget] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const take = async (file: File | undefined) => {
    if (file === undefined || isLoading) return
    setFailure(undefined)
    const picture = await withinLimit(file)
    if (picture.size > maxBytes) return setFailure(fileTooLarge(imageLimits.megabytes))
    const { data, error } = await upload({
      ...company,
      body: new Blob([picture], { type: 'application/octet-stream' }),
    })
    if (data === undefined) return setFailure(problemText(error, 'Resim yüklenemedi.'))
    onChange(data.image.image_url)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setTarget(false)
    void take(event.dataTransfer.files[0])
  }
  const isShown = value !== '' && value !== broken
  return (
    <Field label={label} validationMessage={failure ?? problem}>
      <div
        role="group"
        aria-label={label}
        aria-busy={isLoading}
        className={mergeClasses(styles.root, isTarget && styles.target)}
        onDragOver={(event) => {
          event.preventDefault()
          setTarget(true)
        }}
        onDragLeave={() => setTarget(false)}
        onDrop={drop}
      >
        <div className={styles.frame}>
          {isShown ? (
            <img className={styles.picture} src={addressOf(value)} alt="" onError={() => setBroken(value)} />
          ) : (
            placeholder
          )}
          {isLoading && (
            <div className={styles.busy}>
              <BusyIcon />
            </div>
          )}
        </div>
        <div className={styles.side}>
          <div className={styles.buttons}>
            <Button
              ref={button}
              icon={<ArrowUploadRegular />}
              disabledFocusable={isLoading}
              onClick={() => input.current?.click()}
            >
              {isLoading ? 'Yükleniyor…' : value === '' ? 'Resim yükle' : 'Resmi değiştir'}
            </Button>
            {value !== '' && (
              <Button
                appearance="subtle"
                icon={<DismissRegular />}
                disabledFocusable={isLoading}
                onClick={() => {
                  setFailure(undefined)
                  onChange('')
                  button.current?.focus()
                }}
              >
                Kaldır
              </Button>
            )}
          </div>
          <span className={styles.hint}>PNG, JPEG ya da WebP; sürükleyip de bırakabilirsiniz.</span>
        </div>
        <input
          ref={input}
          type="file"
          name={name}
          hidden
          accept={imageTypes.join(',')}
          aria-label={`${label}: dosya`}
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            target.value = ''
            void take(chosen)
          }}
        />
      </div>
    </Field>
  )
}
